import contract from '../../contract';
import {
	checkoutAddress,
	fullSession,
	minimumSession,
	redirectOf,
} from '../../core/wallet/session';
import { WalletError } from '../../core/wallet/trouble';
import { warningOf } from '../../core/wallet/warning';
import { isPrefetched } from '../../core/wallet/flow';
import { browserEnvironment } from '../../transport/browser/environment';
import { createHttp } from '../../transport/http';
import { createWalletShop } from '../../transport/wallet/shop';
import type { Page } from '../page';
import type { Way } from './attach';
import { followCart } from './cart';
import { optOut } from './opt-out';
import { isCartPending, onceWritten } from './pending';
import { createSessions } from './sessions';
import { within } from './within';

const { timings_ms: timings, wallet: names } = contract;

/** Leads shoppers to the wallet. */
export interface Guide {
	/** Fetches the session ahead of the click. */
	readonly prefetch: () => void;
	/**
	 * Finds the way.
	 *
	 * @param until When it must be found, in milliseconds since the epoch.
	 * @return Null: there is none; the console says why.
	 */
	readonly lead: ( until: number ) => Promise< string | null >;
}

const shopOf = ( page: Page ) =>
	createWalletShop( page.settings, createHttp( browserEnvironment().fetch ) );

/** Who the shop says that the shopper is; null: it does not. @see spec 7.15 */
export const askIdentity = ( page: Page ) =>
	shopOf( page ).identity( timings.wallet_reply_timeout );

/**
 * Makes the guide of a page.
 *
 * @param page   The page.
 * @param way    What is known of the wallet.
 * @param signal Ends its work.
 * @see spec 4.17
 */
export const createGuide = (
	page: Page,
	way: Way,
	signal: AbortSignal
): Guide => {
	const { wallet, link, branch } = way;
	const { host } = wallet;
	const shop = shopOf( page );
	const sessions = createSessions(
		async ( timeout ) =>
			shop.session(
				await link.query( 'encrypted_data', timeout ),
				timeout
			),
		() => isCartPending( page.cart )
	);
	signal.addEventListener( 'abort', sessions.forget );
	if ( isPrefetched( branch, wallet.isProductPage ) ) {
		followCart( page.cart, sessions, signal );
	}

	const findFull = async ( left: () => number ) => {
		const answer = await within( sessions.take( left() ), left() ).catch(
			() => null
		);
		return redirectOf(
			await link.demand(
				'redirect_session',
				fullSession( answer ),
				left()
			),
			host
		);
	};
	const findMinimum = async ( left: () => number ) => {
		if ( link.state() !== names.states.ready ) {
			// It has said nothing since the page was loaded.
			throw new WalletError( 'no_iframe' );
		}
		if ( ! ( await link.query( 'reachable', left() ) ) ) {
			throw new WalletError( 'unavailable' );
		}
		const held = wallet.minimumSessionData;
		return checkoutAddress(
			host,
			minimumSession(
				held ? { ...held } : await shop.minimumSession( left() )
			)
		);
	};

	return {
		prefetch: sessions.prefetch,
		lead: async ( until ) => {
			const left = () => Math.max( 0, until - Date.now() );
			try {
				// The session is sealed with the cart as the server has it.
				await onceWritten( page.cart, left() );
				const find = branch === 'full' ? findFull : findMinimum;
				const url = await find( left );
				// Who comes back from there, by whatever way, is not sent there again.
				optOut( page );
				return url;
			} catch ( error ) {
				if ( ! ( error instanceof WalletError ) ) {
					throw error;
				}
				// eslint-disable-next-line no-console -- Spec 8.5 asks for it.
				console.warn( warningOf( error, page.name ) );
				return null;
			}
		},
	};
};
