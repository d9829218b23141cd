/**
 * Our gallery block in WooCommerce's product template with WooCommerce's own
 * form, controlled by other plugins' code.
 */
import type { Page } from '@playwright/test';
import type { Site } from '../../../site/types';
import {
	moveIn,
	moveOut,
	putCode,
	THEIR_GALLERY,
} from '../../steps/neighbours';
import { block, putProductTemplate, setSettings } from '../../steps/site';
import { expect, test } from '../../support/test';

const THROW = '/product/wool-throw/';

const ours = ( page: Page ) => page.locator( '.vitrine-gallery' );
const film = ( page: Page ) => page.locator( '.film' );
const field = ( page: Page, name: string ) =>
	page.locator( `form.cart select[name="attribute_pa_${ name }"]` );
const swatch = ( page: Page, value: string ) =>
	page.getByRole( 'button', { name: `Swatch ${ value }`, exact: true } );

/** Part of the visible image's file name. */
const seen = ( page: Page ) =>
	ours( page ).evaluate( ( gallery ) => {
		const box = gallery
			.querySelector( '.woocommerce-product-gallery__wrapper' )
			?.getBoundingClientRect();
		const image = [
			...gallery.querySelectorAll< HTMLImageElement >(
				'.woocommerce-product-gallery__image img'
			),
		].find(
			( one ) =>
				Math.abs(
					one.getBoundingClientRect().left - ( box?.left ?? 0 )
				) < 5
		);
		return image?.src.replace( /^.*throw-|(-\d+x\d+)?\.\w+$/g, '' );
	} );

/** Sets the product template to our gallery and WooCommerce's form. */
const putTemplate = ( site: Site ) =>
	putProductTemplate(
		site,
		[
			block( 'vitrine/product-gallery' ),
			block( 'core/post-title' ),
			block( 'woocommerce/add-to-cart-form' ),
		].join( '' )
	);

test.afterEach( ( { site } ) => moveOut( site ) );

test( "the images follow WooCommerce's fields, and reset with them", async ( {
	page,
	site,
} ) => {
	await moveIn( site );
	await putTemplate( site );
	await page.goto( THROW );
	await expect.poll( () => seen( page ) ).toBe( 'moss' );
	await field( page, 'size' ).selectOption( '130x180' );
	for ( const color of [ 'brick', 'sand', 'moss', 'brick' ] ) {
		await field( page, 'colour' ).selectOption( color );
		await expect.poll( () => seen( page ) ).toBe( color );
	}
	await page.locator( '.reset_variations' ).click();
	await expect.poll( () => seen( page ) ).toBe( 'moss' );
} );

test( "the images follow a plugin's swatches", async ( { page, site } ) => {
	await moveIn( site, 'swatches' );
	await putTemplate( site );
	await page.goto( THROW );
	await swatch( page, '130x180' ).click();
	for ( const color of [ 'brick', 'sand', 'moss', 'brick' ] ) {
		await swatch( page, color ).click();
		await expect.poll( () => seen( page ) ).toBe( color );
	}
	await page.locator( '.reset_variations' ).click();
	await expect.poll( () => seen( page ) ).toBe( 'moss' );
	await expect(
		ours( page )
			.locator( '.woocommerce-product-gallery__image img' )
			.first()
	).toHaveAttribute( 'src', /throw-moss/ );
} );

test( "a plugin sets its own image by WooCommerce's function", async ( {
	page,
	site,
} ) => {
	await moveIn( site );
	await putTemplate( site );
	putCode(
		site,
		`add_action( 'wp_enqueue_scripts', static fn () => wp_enqueue_script( 'jquery' ) );
		add_action( 'wp_footer', static function (): void { ?>
			<script>jQuery( function ( $ ) { $( '.variations_form' ).on( 'found_variation', function ( event, variation ) {
				$( this ).wc_variations_image_update( { image_id: 7, image: $.extend( {}, variation.image, { src: variation.image.src + '?theirs' } ) } );
			} ); } );</script>
		<?php }, 100 );`
	);
	await page.goto( THROW );
	await field( page, 'colour' ).selectOption( 'brick' );
	await field( page, 'size' ).selectOption( '130x180' );
	await expect(
		ours( page )
			.locator( '.woocommerce-product-gallery__image img' )
			.first()
	).toHaveAttribute( 'src', /throw-brick.*\?theirs$/ );
} );

for ( const place of [ 'head', 'footer', 'queue' ] ) {
	test( `code in the ${ place } of a page that uses WooCommerce's gallery finds it instead of the block`, async ( {
		page,
		site,
	} ) => {
		await moveIn( site );
		// The setting applies to WooCommerce's template only, so it does not matter.
		await setSettings( site, { replace_gallery: place === 'queue' } );
		await putTemplate( site );
		await page.goto( THROW );
		await expect( ours( page ) ).toBeVisible();

		await moveIn( site, 'gallery-video' );
		await putTemplate( site );
		await site.php( `update_option( 'neighbour_film', $args[0] );`, {
			args: [ place ],
		} );
		// As with our gallery in WooCommerce's template: detected from the next page on.
		const first = await page.request.get( THROW );
		expect( first.headers()[ 'cache-control' ] ).toContain( 'no-store' );
		await page.goto( THROW );
		await expect( film( page ) ).toHaveText( 'A film, object, 1' );
		await expect( ours( page ) ).toHaveCount( 0 );
		await expect( page.locator( '.onsale' ) ).toHaveCount( 1 );

		moveOut( site );
		await page.request.get( THROW );
		await page.goto( THROW );
		await expect( ours( page ) ).toBeVisible();
	} );
}

test( "a plugin's replacement of the gallery replaces the block", async ( {
	page,
	site,
} ) => {
	await moveIn( site );
	await putTemplate( site );
	putCode( site, THEIR_GALLERY );
	await page.goto( THROW );
	await expect( page.locator( '.their-gallery' ) ).toHaveText( 'All around' );
	await expect( ours( page ) ).toHaveCount( 0 );
} );
