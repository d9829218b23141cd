import contract from '../../contract';
import { WalletError } from './rules/trouble';
import { warningOf } from './rules/warning';
import { writeCookie } from '../../transport/browser/storage/write-cookie';
import type { Page } from '../../behaviours/page';
import type { Handler } from '../../behaviours/page/delegate';
import type { Way } from './attach';
import { isLoading, release, releaseAll, setLoading } from './buttons';
import { takeInDrawer } from './drawer';
import { createFinder } from './find';

const { cookies, markers } = contract;

/** Sends shoppers to the wallet. */
export interface Guide {
	/**
	 * Leaves the page. Further clicks on the same button are ignored.
	 *
	 * @param button The clicked button.
	 * @param until  Deadline in milliseconds since the epoch.
	 */
	readonly leave: (
		button: HTMLAnchorElement,
		until: number
	) => Promise< void >;
}

/**
 * Creates the guide of a page. If the wallet is unavailable, the reason is
 * logged and the buttons become plain links again.
 *
 * @param page The page.
 * @param way  The connection to the wallet.
 * @param take Handles a click on a button.
 * @see spec 4.17, 8.5
 */
export const createGuide = ( page: Page, way: Way, take: Handler ): Guide => {
	const { wallet, link, isOptedOut, life } = way;
	const find = createFinder( page, way );

	const follow = async ( until: number ) => {
		try {
			const url = await find( until );
			// Shoppers who return from the wallet are not sent there again.
			writeCookie(
				page.name( cookies.wallet_skip ),
				cookies.wallet_skip_value
			);
			return url;
		} catch ( error ) {
			life.abort();
			if ( error instanceof WalletError ) {
				// eslint-disable-next-line no-console -- Required by spec 8.5.
				console.warn( warningOf( error, page.name ) );
			} else {
				reportError( error );
			}
			return null;
		}
	};

	// The page was restored from the bfcache, after the wallet or the checkout.
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			releaseAll();
			if ( isOptedOut() ) {
				life.abort();
			}
		}
	} );

	if ( document.querySelector( markers.wallet_drawer ) ) {
		takeInDrawer( page, take, life.signal );
	}

	return {
		leave: async ( button, until ) => {
			if ( isLoading( button ) ) {
				return;
			}
			setLoading( button );
			page.announce( wallet.texts.going );
			// The link's current URL; the page may change meanwhile.
			const { href } = button;
			// The opt-out may have happened in another tab.
			const url = isOptedOut() ? null : await follow( until );
			page.browser.navigate( url ?? href );
			// The shopper may stop the navigation and stay.
			setTimeout( () => release( button ), link.patience );
		},
	};
};
