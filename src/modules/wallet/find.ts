import contract from '../../contract';
import {
	ENCRYPTED_DATA,
	REACHABLE,
	REDIRECT_SESSION,
} from './rules/asks/leading';
import type { Reply } from './rules/connection';
import {
	checkoutAddress,
	fullSession,
	minimumSession,
	redirectOf,
} from './rules/session';
import { WalletError } from './rules/trouble';
import { browserEnvironment } from '../../transport/browser/environment';
import { createHttp } from '../../transport/http';
import { createWalletShop } from './transport/shop';
import type { Page } from '../../behaviours/page';
import type { Way } from './attach';
import { followCart } from './cart';
import { isCartPending, onceWritten } from './pending';
import { createSessions } from './sessions';
import { within } from './within';

const { ready } = contract.wallet.states;

/**
 * Returns the URL of the wallet.
 *
 * @param  until Deadline in milliseconds since the epoch.
 * @throws {WalletError} If there is none.
 */
export type Finder = ( until: number ) => Promise< string >;

/** The value of a reply. @throws {WalletError} If there is none. */
const valueOf = ( { value, why }: Reply ): unknown => {
	if ( why ) {
		throw new WalletError( why === 'refused' ? 'no_url' : why );
	}
	return value;
};

/**
 * Creates the finder of a page. If the session may be prefetched, it is, now
 * and after each change of the cart.
 *
 * @param page The page.
 * @param way  The connection to the wallet.
 * @see spec 4.17
 */
export const createFinder = ( page: Page, way: Way ): Finder => {
	const {
		wallet,
		link,
		branch,
		isPrefetched,
		life: { signal },
	} = way;
	const { host } = wallet;
	const shop = createWalletShop(
		{ ...page.settings, wallet },
		createHttp( browserEnvironment().fetch )
	);
	const sessions = createSessions(
		async ( timeout ) =>
			shop.session(
				( await link.ask( ENCRYPTED_DATA, undefined, timeout ) ).value,
				timeout
			),
		() => isCartPending( page.cart )
	);
	signal.addEventListener( 'abort', sessions.forget );
	if ( isPrefetched ) {
		sessions.renew();
		followCart( page.cart, sessions, signal );
	}

	const findFull = async ( left: () => number ) => {
		const answer = await within( sessions.take( left() ), left() ).catch(
			() => null
		);
		return redirectOf(
			valueOf(
				await link.ask(
					REDIRECT_SESSION,
					fullSession( answer ?? null ),
					left()
				)
			),
			host
		);
	};
	const findMinimum = async ( left: () => number ) => {
		if ( link.state() !== ready ) {
			// The wallet's iframe has not responded since the page was loaded.
			throw new WalletError( 'no_iframe' );
		}
		if ( ! ( await link.says( REACHABLE, left() ) ) ) {
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

	return async ( until ) => {
		const left = () => Math.max( 0, until - Date.now() );
		// The session is sealed with the server's cart.
		await onceWritten( page.cart, left() );
		return branch === 'full' ? findFull( left ) : findMinimum( left );
	};
};
