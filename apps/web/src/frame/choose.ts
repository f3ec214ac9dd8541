// The address without a language: leads to the language chosen earlier, or to the first of the browser's that there is.
import { isLanguage, type Language } from '@korong/messages';
import { KEY, readSettings } from '../settings/settings.js';

const chosen = (): Language | undefined => {
  try {
    return readSettings(localStorage.getItem(KEY)).language;
  } catch {
    return undefined;
  }
};

const wanted = navigator.languages.map(tag => tag.toLowerCase().split('-')[0]).find(isLanguage);
location.replace(`/${chosen() ?? wanted ?? 'en'}/${location.hash}`);
