import { getElement, store } from '@wordpress/interactivity';
import { attach } from '../../src/islands/site/attach';
import type { Brands } from '../../src/contract';
import { keepDismissal } from '../../src/transport/coming-soon';

interface State {
	attach: () => void;
	brands: Brands;
}

/** @see spec 2.9, 4.4, 7.6 */
const { state } = store( 'vitrine/coming-soon-banner', {
	state: { attach: attach() } as State,
	actions: {
		dismiss: () => {
			const banner =
				getElement().ref?.closest< HTMLElement >( '[data-rest-url]' );
			if ( banner ) {
				const { restUrl = '', restNonce = '' } = banner.dataset;
				void keepDismissal( restUrl, restNonce, state.brands ).finally(
					() => {
						banner.hidden = true;
					}
				);
			}
		},
	},
} );
