import contract from '../../contract';
import type { ShopAnswer } from './rules/session';

const { limits, timings_ms: timings } = contract;

/** Sealed data that are about to run out are no use at the wallet: a tenth of their life is its. */
const KEPT_MS = limits.wallet_session_seconds * 900;

/** The session, fetched before it is wanted. */
export interface Sessions {
	/** Drops what was fetched: the cart is another. */
	readonly forget: () => void;
	/** Drops it, if there is one, and fetches the next once the cart's changes are done. */
	readonly renew: () => void;
	/** What was fetched, else it is fetched now. */
	readonly take: ( timeout: number ) => Promise< ShopAnswer >;
}

/**
 * Keeps the session of a cart.
 *
 * @param load      Asks the shop for it; takes milliseconds.
 * @param isPending Whether a change of the cart is under way.
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
			// One that came to nothing may come to something now.
			return ( await fresh?.answer ) ?? load( timeout );
		},
	};
};
