import { getElement, store } from '@wordpress/interactivity';
import type { Brands } from '../../src/contract';
import { keepDismissal } from '../../src/transport/coming-soon';

/** @see spec 2.9, 4.4, 7.6 */
const { state } = store( 'vitrine/coming-soon-banner', {
	state: {} as { brands: Brands },
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
