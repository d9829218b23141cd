import contract from '../../contract';
import { listenForAdds } from './adds';
import { createCounts, type Counted } from './counts';
import { forgetView, isFirstView, sendCounts } from './transport/counts';

const { receipt } = contract.analytics;

/** Settings of the page. */
export interface AnalyticsSettings {
	/** URL that counts are sent to. */
	url: string;
	/** The event of this page. */
	page: '' | 'product' | 'checkout' | 'purchase';
	/** Id of the product shown. */
	product: number;
	/**
	 * Identifies an order confirmation, which is counted once even if it is
	 * reloaded.
	 */
	once: string;
}

/**
 * Counts product views, adds to the cart, started checkouts and purchases, and
 * sends them in batches, without visitor data.
 *
 * @param settings Settings of the page.
 * @return Stops counting; unsent counts are dropped.
 * @see spec 7.19
 */
export const startAnalytics = (
	settings: AnalyticsSettings
): ( () => void ) => {
	const { url, page, product, once } = settings;
	const counts = createCounts();
	const send = () => {
		const taken = counts.take();
		if ( taken.length && ! sendCounts( url, taken ) ) {
			counts.putBack( taken );
		}
	};
	const count = ( event: Counted, of = 0 ) => {
		if ( counts.add( event, of ) ) {
			send();
		}
	};
	if ( page === 'product' ) {
		count( 'view', product );
	} else if (
		page === 'checkout' ||
		( page === 'purchase' && isFirstView( receipt, once ) )
	) {
		count( page );
	}
	const stop = new AbortController();
	document.addEventListener(
		'visibilitychange',
		() => {
			if ( document.visibilityState === 'hidden' ) {
				send();
			}
		},
		stop
	);
	window.addEventListener( 'pagehide', send, stop );
	const deafen = listenForAdds( ( of ) => count( 'add', of ) );
	return () => {
		stop.abort();
		deafen();
		counts.take();
		forgetView( receipt );
	};
};
