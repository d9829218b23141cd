import { getElement, store } from '@wordpress/interactivity';
import contract from '../../src/contract';
import { writeCookie } from '../../src/transport/browser/cookies';

const { cookies, markers } = contract;

/** @see spec 2.9, 4.4, 9.4 */
store( 'vitrine/store-notice', {
	actions: {
		dismiss: () => {
			const notice = getElement().ref?.closest< HTMLElement >(
				markers.store_notice
			);
			if ( notice ) {
				writeCookie(
					cookies.store_notice_prefix +
						( notice.dataset.noticeId ?? '' ),
					cookies.store_notice_value
				);
				notice.hidden = true;
			}
		},
	},
} );
