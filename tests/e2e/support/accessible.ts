import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './asserted';
import contract from '../../../src/contract/contract.json';

const RULES = [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ];

/** Minified: every check sends axe to the page, which compiles it; a check takes a tenth less CPU time. */
const axeSource = readFileSync(
	require.resolve( 'axe-core/axe.min.js', {
		paths: [ require.resolve( '@axe-core/playwright' ) ],
	} ),
	'utf8'
);

/** Reports violations in full only; locating the elements of passed rules takes a fifth of the time. */
const BRIEF: Parameters< AxeBuilder[ 'options' ] >[ 0 ] = {
	resultTypes: [ 'violations' ],
};

/** Elements of WordPress, WooCommerce and themes, which this plugin cannot fix. */
const NOT_OURS = [
	// The WordPress admin bar.
	'#wpadminbar',
	// WooCommerce and themes fade the old price in their own templates; axe reports the same without this
	// plugin.
	'.summary > p.price del',
	'.related.products .price del',
	// Easy Digital Downloads' own form; axe reports the same without this plugin.
	'#edd-purchase-button',
	'.edd-item-quantity',
	// Astra's own colors and links; axe reports the same without this plugin.
	...[
		'.woocommerce-breadcrumb',
		'.summary .stock',
		'.summary .reset_variations',
		'.ast-woo-product-category',
		'.site-footer',
	].map( ( selector ) => `.wp-theme-astra ${ selector }` ),
];

/**
 * Regions that are being updated. Pressed buttons are left out, since their
 * busy state must be accessible too.
 */
const UPDATED = '[aria-busy="true"]:not( a, button )';

/**
 * Waits until the page is settled. Elements that are fading in or dimmed during
 * an update have colors that are not part of the design.
 */
async function comeToRest( page: Page ): Promise< void > {
	await expect(
		page.locator( `.${ contract.markers.blocked }` )
	).toHaveCount( 0 );
	await expect(
		page.locator( UPDATED ).filter( { visible: true } )
	).toHaveCount( 0 );
	await page.evaluate( async () => {
		const moving = document
			.getAnimations()
			.filter(
				( { effect, playState } ) =>
					playState === 'running' &&
					effect?.getComputedTiming().endTime !== Infinity
			);
		await Promise.allSettled( moving.map( ( { finished } ) => finished ) );
	} );
}

/**
 * Fails when axe finds a serious or critical violation.
 *
 * @param page    The page in its current state.
 * @param include Selector of the part to check; the whole page by default.
 */
export async function expectAccessible(
	page: Page,
	include?: string
): Promise< void > {
	await comeToRest( page );
	const axe = NOT_OURS.reduce(
		( builder, selector ) => builder.exclude( selector ),
		new AxeBuilder( { page, axeSource } ).options( BRIEF ).withTags( RULES )
	);
	// Axe needs a separate window only for pages with frames; without, checking in place takes half the time.
	axe.setLegacyMode( page.frames().length === 1 );
	const { violations } = await ( include === undefined
		? axe
		: axe.include( include )
	).analyze();
	const serious = violations
		.filter(
			( { impact } ) => impact === 'serious' || impact === 'critical'
		)
		.map(
			( { id, help, nodes } ) =>
				`${ id }: ${ help } (${ nodes
					.map( ( { target } ) => target.join( ' ' ) )
					.join( ', ' ) })`
		);
	expect( serious, `axe on ${ page.url() }` ).toEqual( [] );
}
