import contract from '../../contract';
import { hearAdds } from './adds';
import { createCounts, type Counted } from './counts';
import { forgetView, isFirstView, sendCounts } from './transport/counts';

const { receipt } = contract.analytics;

/** What the page says of itself. */
export interface AnalyticsSettings {
	/** Where counts are sent. */
	url: string;
	/** What this page counts as. */
	page: '' | 'product' | 'checkout' | 'purchase';
	/** Id of the product that it shows. */
	product: number;
	/** What marks a receipt, so that its second view counts for nothing. */
	once: string;
}

/**
 * Counts product views, adds to the cart, begun checkouts and purchases, and
 * sends them in batches. Nothing of the visitor is in them.
 *
 * @param settings Of the page.
 * @return What stops it: what is not sent by then is never sent.
 *
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
	const deafen = hearAdds( ( of ) => count( 'add', of ) );
	return () => {
		stop.abort();
		deafen();
		counts.take();
		forgetView( receipt );
	};
};
