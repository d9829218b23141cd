import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const RULES = [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ];

/** What is not ours to mend. */
const NOT_OURS = [
	// WordPress's own toolbar.
	'#wpadminbar',
	// WooCommerce and themes fade the old price in their own templates.
	'.summary > p.price del',
	'.related.products .price del',
];

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
	const axe = NOT_OURS.reduce(
		( builder, selector ) => builder.exclude( selector ),
		new AxeBuilder( { page } ).withTags( RULES )
	);
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
