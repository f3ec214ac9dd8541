// The address without a language: redirects to the language chosen earlier, or to the first supported one of the browser.
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
