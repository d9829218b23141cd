import contract from '../../../contract';
import { choosePalette, isSwitched } from '../palette';
import { pageCookie } from '../../../transport/browser/storage/cookies';

// Inlined in the head, so that it runs before the first paint.
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
	// Loads the site blocks' scripts immediately, so that the button shows the
	// state.
	root.toggleAttribute(
		contract.markers.site_scripts_wanted,
		isSwitched( palette )
	);
};
choose();
// The visitor may have switched the palette since the page was prerendered.
document.addEventListener( 'prerenderingchange', choose );
