import { choosePalette } from '../core/site/palette';
import { pageCookie } from '../transport/browser/cookies';

// Runs in the head, before anything is painted: it is printed into the page.
const { dataset } = document.currentScript as HTMLScriptElement;
const root = document.documentElement;
const choose = () => {
	root.dataset.vitrinePalette = choosePalette( {
		cookie: pageCookie( dataset.cookie ?? '' ),
		prefersDark: window.matchMedia( '(prefers-color-scheme: dark)' )
			.matches,
		defaultMode: dataset.mode ?? '',
		isDarkPalette: dataset.dark === '1',
	} );
};
choose();
// The visitor may have chosen otherwise since the browser made this page.
document.addEventListener( 'prerenderingchange', choose );
