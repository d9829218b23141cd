import { store } from '@wordpress/interactivity';
import { attach } from '../../src/islands/site/attach';
import contract from '../../src/contract';
import { onceOpened } from '../../src/transport/browser/opened';
import { writeCookie } from '../../src/transport/browser/storage/write-cookie';
import { type Logos, showLogo } from '../../src/modules/palette-switcher/logo';
import {
	isSwitched,
	otherPalette,
} from '../../src/modules/palette-switcher/palette';

interface State {
	attach: () => void;
	switched: boolean;
	cookie: string;
	forceReload: boolean;
	logos: Logos;
}

const { dataset } = document.documentElement;

/** @see spec 2.9, 4.10 */
const { state } = store( 'vitrine/palette-switcher', {
	state: { attach: attach( () => onceOpened( show ) ) } as State,
	actions: {
		toggle: () => {
			const next = otherPalette( dataset.vitrinePalette );
			writeCookie(
				state.cookie,
				next,
				contract.limits.color_switcher_days
			);
			if ( state.forceReload ) {
				window.location.reload();
				return;
			}
			dataset.vitrinePalette = next;
			show();
		},
	},
} );

// The script in the head has set the palette.
function show() {
	state.switched = isSwitched( dataset.vitrinePalette );
	showLogo( state.logos, state.switched );
}
