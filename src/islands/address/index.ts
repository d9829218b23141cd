import { attachSuggestions } from './attach';

window.vitrineAttachSuggestions = attachSuggestions;
