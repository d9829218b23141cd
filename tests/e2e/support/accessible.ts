import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './asserted';
import contract from '../../../src/contract/contract.json';

const RULES = [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ];

/** Of what passes nobody asks where it is: to name each element takes a fifth of the time. */
const BRIEF: Parameters< AxeBuilder[ 'options' ] >[ 0 ] = {
	resultTypes: [ 'violations' ],
};

/** What is not ours to mend. */
const NOT_OURS = [
	// WordPress's own toolbar.
	'#wpadminbar',
	// WooCommerce and themes fade the old price in their own templates; the same is found without this plugin.
	'.summary > p.price del',
	'.related.products .price del',
	// What Easy Digital Downloads' own form is; axe finds the same without this plugin.
	'#edd-purchase-button',
	'.edd-item-quantity',
	// What Astra's own colours and links are; axe finds the same without this plugin.
	...[
		'.woocommerce-breadcrumb',
		'.summary .stock',
		'.summary .reset_variations',
		'.ast-woo-product-category',
		'.site-footer',
	].map( ( selector ) => `.wp-theme-astra ${ selector }` ),
];

/** A region that is being updated. A button that says what it was pressed for is no such one: how it looks then is looked at too. */
const UPDATED = '[aria-busy="true"]:not( a, button )';

/**
 * Waits until everything has come to rest: what is still to be faded in, is half
 * faded in, or dimmed while it is updated, has colours that are nowhere in the
 * design.
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
 * Fails when axe finds anything serious or critical.
 *
 * @param page    The page as it is now.
 * @param include Selector of the part to look at; the whole page by default.
 */
export async function expectAccessible(
	page: Page,
	include?: string
): Promise< void > {
	await comeToRest( page );
	const axe = NOT_OURS.reduce(
		( builder, selector ) => builder.exclude( selector ),
		new AxeBuilder( { page } ).options( BRIEF ).withTags( RULES )
	);
	// Frames are put together in a window of their own; a page without any is looked at where it is, in half the time.
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
