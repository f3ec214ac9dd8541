// The address without a language: redirects to the language chosen earlier, or to the first supported one of the browser.
import { isLanguage } from '@korong/messages';
import { KEY, readSettings } from '../settings/settings.js';
import { storedText } from '../store/storedText.js';

const chosen = readSettings(storedText(KEY).read()).language;
const wanted = navigator.languages.map(tag => tag.toLowerCase().split('-')[0]).find(isLanguage);
location.replace(`/${chosen ?? wanted ?? 'en'}/${location.hash}`);
