import contract, { createResolver } from '../contract';
import type { PageSettings } from '../contract/types';

export interface Asking {
	/** The HTML, whatever the status; null on failure. */
	readonly answer: Promise< string | null >;
	/** Time of the request, in milliseconds since the epoch. */
	readonly at: number;
	readonly abort: () => void;
}

/** In milliseconds. */
const TIMEOUT = 15_000;

/**
 * Requests a product's quick view.
 *
 * @param settings  The page's settings.
 * @param env       The browser environment.
 * @param env.fetch
 * @param env.now
 * @param id        The product id.
 * @see spec 7.7, 8.2
 */
export const askQuickView = (
	settings: Pick< PageSettings, 'ajax_url' | 'brands' >,
	{ fetch, now }: { fetch: typeof window.fetch; now: () => number },
	id: string
): Asking => {
	const controller = new AbortController();
	const abort = () => controller.abort();
	const timer = setTimeout( abort, TIMEOUT );
	const ask = async () => {
		try {
			const response = await fetch( settings.ajax_url, {
				method: 'POST',
				body: new URLSearchParams( {
					action: createResolver( settings.brands )(
						contract.actions.quick_view
					),
					[ contract.fields.product_id ]: id,
				} ),
				credentials: 'same-origin',
				cache: 'no-store',
				signal: controller.signal,
			} );
			return ( await response.text() ).trim() || null;
		} catch {
			return null;
		} finally {
			clearTimeout( timer );
		}
	};
	return { answer: ask(), at: now(), abort };
};
