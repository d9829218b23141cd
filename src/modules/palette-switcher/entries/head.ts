import contract from '../../../contract';
import { choosePalette, isSwitched } from '../palette';
import { pageCookie } from '../../../transport/browser/cookies';

// Runs in the head, before anything is painted: it is printed into the page.
const { dataset } = document.currentScript as HTMLScriptElement;
const root = document.documentElement;
const choose = () => {
	const palette = choosePalette( {
		cookie: pageCookie( dataset.cookie ?? '' ),
		prefersDark: window.matchMedia( '(prefers-color-scheme: dark)' )
			.matches,
		defaultMode: dataset.mode ?? '',
		isDarkPalette: dataset.dark === '1',
	} );
	root.dataset.vitrinePalette = palette;
	// The button shows it from the start.
	root.toggleAttribute(
		contract.markers.site_scripts_wanted,
		isSwitched( palette )
	);
};
choose();
// The visitor may have chosen otherwise since the browser made this page.
document.addEventListener( 'prerenderingchange', choose );
