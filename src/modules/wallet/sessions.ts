import contract from '../../contract';
import type { ShopAnswer } from './rules/session';

const { limits, timings_ms: timings } = contract;

/** Maximum age of prefetched data, which expire: 90 % of their lifetime. */
const KEPT_MS = limits.wallet_session_seconds * 900;

/** The prefetched session. */
export interface Sessions {
	/** Drops the session because the cart has changed. */
	readonly forget: () => void;
	/**
	 * Drops the session, if any, and requests a new one after pending cart
	 * changes.
	 */
	readonly renew: () => void;
	/** Returns the prefetched session, or requests it now. */
	readonly take: ( timeout: number ) => Promise< ShopAnswer >;
}

/**
 * Prefetches the session of a cart.
 *
 * @param load      Requests it from the shop; takes a timeout in milliseconds.
 * @param isPending Whether cart changes are pending.
 * @see spec 4.17, 9.12
 */
export const createSessions = (
	load: ( timeout: number ) => Promise< ShopAnswer >,
	isPending: () => boolean
): Sessions => {
	let held: { answer: Promise< ShopAnswer >; at: number } | null = null;
	let timer: ReturnType< typeof setTimeout > | undefined;

	const prefetch = () => {
		held = { answer: load( timings.wallet_reply_timeout ), at: Date.now() };
	};
	const forget = () => {
		clearTimeout( timer );
		held = null;
	};
	const check = ( left: number ) => {
		if ( ! isPending() ) {
			prefetch();
		} else if ( left > 1 ) {
			timer = setTimeout(
				() => check( left - 1 ),
				timings.wallet_poll_interval
			);
		}
	};

	return {
		forget,
		renew: () => {
			forget();
			check( limits.wallet_poll_checks );
		},
		take: async ( timeout ) => {
			const fresh = held && Date.now() - held.at < KEPT_MS ? held : null;
			// Try again if it has failed.
			return ( await fresh?.answer ) ?? load( timeout );
		},
	};
};
