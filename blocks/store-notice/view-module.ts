import { getElement, store } from '@wordpress/interactivity';
import { attach } from '../../src/islands/site/attach';
import contract from '../../src/contract';
import { writeCookie } from '../../src/transport/browser/storage/write-cookie';

const { cookies, markers } = contract;

/** @see spec 2.9, 4.4, 9.4 */
store( 'vitrine/store-notice', {
	state: { attach: attach() },
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
