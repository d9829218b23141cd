import { basename } from 'node:path';
import { isGiven } from '../../site/commerce/engines';
import type { Commerce } from '../../site/types';

/** A shop that the browser tests walk through. */
export interface Shop {
	/** Of Playwright's project. */
	name: string;
	/** The site that every worker copies. */
	template: string;
	commerce: Commerce;
	/** What sells beside it. */
	beside?: Commerce[];
	/** Folder of the theme; Twenty Twenty-Five without it. */
	theme?: string;
}

/** What of a shop its site is made of. */
export const siteOf = ( { commerce, beside, theme }: Shop ) => ( {
	commerce,
	...( beside ? { beside } : {} ),
	...( theme ? { theme } : {} ),
} );

/** The shop on the built-in engine, where every test runs. */
export const BUILT_IN: Shop = {
	name: 'chromium',
	template: 'e2e',
	commerce: 'builtin',
};

/** Easy Digital Downloads by itself. */
const DOWNLOADS: Shop = {
	name: 'downloads',
	template: 'e2e-downloads',
	commerce: 'downloads',
};

/** The built-in shop with Easy Digital Downloads beside it. */
const TWO_SHOPS: Shop = {
	name: 'two-shops',
	template: 'e2e-two-shops',
	commerce: 'builtin',
	beside: [ 'downloads' ],
};

/**
 * The shops that this machine can have: the built-in one, and WooCommerce's on
 * a block theme and on a classic one.
 */
export function shops(): Shop[] {
	const theme = process.env.THEME_DIR;
	return [
		BUILT_IN,
		...( isGiven( 'woocommerce' ) ? [ onWooCommerce() ] : [] ),
		...( isGiven( 'woocommerce' ) && theme
			? [ onWooCommerce( theme ) ]
			: [] ),
		...( isGiven( 'downloads' ) ? [ DOWNLOADS, TWO_SHOPS ] : [] ),
	];
}

/** What is not tested here and why, one line each. */
export function leftOut(): string[] {
	const lines: string[] = [];
	if ( ! isGiven( 'woocommerce' ) ) {
		lines.push(
			'Walks on WooCommerce: left out, WOOCOMMERCE_DIR names no folder.'
		);
	} else if ( ! process.env.THEME_DIR ) {
		lines.push(
			'Walks on WooCommerce in a classic theme: left out, THEME_DIR names no folder.'
		);
	}
	if ( ! isGiven( 'downloads' ) ) {
		lines.push(
			'Tests on Easy Digital Downloads: left out, EDD_DIR names no folder.'
		);
	}
	return lines;
}

function onWooCommerce( theme?: string ): Shop {
	const name = [ 'woocommerce', theme ? basename( theme ) : '' ]
		.filter( Boolean )
		.join( '-' );
	return {
		name,
		template: `e2e-${ name }`,
		commerce: 'woocommerce',
		...( theme ? { theme } : {} ),
	};
}
