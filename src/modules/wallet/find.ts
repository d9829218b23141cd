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
 * Finds the way to the wallet, by the shop's and the wallet's answers.
 *
 * @param  until When it must be found, in milliseconds since the epoch.
 * @throws {WalletError} There is none.
 */
export type Finder = ( until: number ) => Promise< string >;

/** The wallet's answer. @throws {WalletError} There is none. */
const valueOf = ( { value, why }: Reply ): unknown => {
	if ( why ) {
		throw new WalletError( why === 'refused' ? 'no_url' : why );
	}
	return value;
};

/**
 * Makes the finder of a page. Where a session may be fetched ahead of the click
 * it is, now and with every other cart.
 *
 * @param page The page.
 * @param way  What is known of the wallet.
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
			// It has said nothing since the page was loaded.
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
		// The session is sealed with the cart as the server has it.
		await onceWritten( page.cart, left() );
		return branch === 'full' ? findFull( left ) : findMinimum( left );
	};
};
