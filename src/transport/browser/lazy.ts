import type { PageSettings } from '../../contract/types';

/** ID of the element of WooCommerce's own script. */
const SCRIPT = 'wc-cart-fragments-js';

/** Whether the engine's own script is on the page, which keeps its own mini-cart. */
export const hasEngineScript = (): boolean =>
	document.getElementById( SCRIPT ) !== null;

/**
 * Whether the engine's own script keeps the fragments, so that ours only asks for
 * a cart that is in sight. A plugin may bring it back at the end of the page,
 * after the settings were printed.
 */
export const isLazy = ( {
	lazy,
}: Partial< Pick< PageSettings[ 'fragments' ], 'lazy' > > ): boolean =>
	Boolean( lazy ) || hasEngineScript();
