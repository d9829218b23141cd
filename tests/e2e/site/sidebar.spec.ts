/**
 * Top position of sticky elements next to the page's content.
 *
 * @see spec 9.5, readings 24
 */
import type { Page } from '@playwright/test';
import { logIn } from '../steps/editor';
import { block, putHeader, scrollTo, setSettings } from '../steps/site';
import { expect, test } from '../support/test';

const PRODUCT = '/product/ripple-vase/';

const summary = ( page: Page ) =>
	page.locator( '.vitrine-product .summary' ).first();

/** The edge below which the summary sticks, and what it consists of. */
const measure = ( page: Page ) =>
	summary( page ).evaluate( ( element ) => {
		const { fontSize, position, top } = getComputedStyle( element );
		const bar = document.querySelector(
			'.vitrine-header-row.is-main .vitrine-header-bar'
		);
		return {
			position,
			top: parseFloat( top ),
			em: parseFloat( fontSize ),
			header: bar?.getBoundingClientRect().height ?? 0,
		};
	} );

for ( const toolbar of [ false, true ] ) {
	const who = toolbar ? 'with the toolbar' : 'without a toolbar';

	test( `the summary sticks below a sticky header, ${ who } [9.5-14] [9.5-15]`, async ( {
		page,
		site,
	} ) => {
		await setSettings( site, { header_main_stick: true } );
		await putHeader(
			site,
			block(
				'vitrine/site-header',
				{},
				block(
					'vitrine/header-row',
					{ place: 'main' },
					block( 'core/site-title' )
				)
			)
		);
		if ( toolbar ) {
			await logIn( page );
		}
		await page.goto( PRODUCT );
		await scrollTo( page, 300 );
		await expect(
			page.locator( '.vitrine-header-row.is-main' )
		).toHaveClass( /is-stuck/ );
		const more = toolbar ? 50 : 20;
		await expect
			.poll( async () => {
				const { top, header } = await measure( page );
				return Math.round( top - header );
			} )
			.toBe( more );
		expect( ( await measure( page ) ).position ).toBe( 'sticky' );
		// No part of it is behind the header.
		const header = ( await page
			.locator( '.vitrine-header-row.is-main .vitrine-header-bar' )
			.boundingBox() )!;
		const box = ( await summary( page ).boundingBox() )!;
		expect( box.y ).toBeGreaterThanOrEqual( header.y + header.height );
	} );

	test( `the summary sticks at the top without a sticky header, ${ who } [9.5-16]`, async ( {
		page,
	} ) => {
		if ( toolbar ) {
			await logIn( page );
		}
		await page.goto( PRODUCT );
		const { top, em, position } = await measure( page );
		expect( position ).toBe( 'sticky' );
		expect( top / em ).toBeCloseTo( toolbar ? 3 : 1, 2 );
	} );
}

test( 'the summary scrolls away with the gallery and covers nothing below', async ( {
	page,
} ) => {
	await page.goto( PRODUCT );
	const details = page.locator( '.vitrine-product .is-style-wide' );
	const top = Math.round( ( await details.boundingBox() )!.y );
	for ( const above of [ 200, 30 ] ) {
		await scrollTo( page, top - above );
		const below = ( await details.boundingBox() )!;
		const box = ( await summary( page ).boundingBox() )!;
		expect( below.y ).toBeLessThanOrEqual( above + 1 );
		expect( box.y + box.height ).toBeLessThanOrEqual( below.y );
	}
} );
