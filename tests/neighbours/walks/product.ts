/**
 * Plugins that extend the product page.
 */
import { expect } from '../../e2e/support/test';
import {
	cardOf,
	cart,
	checkout,
	expectPieces,
	listing,
	LISTING,
	NOTEBOOK,
	open,
	product,
	productButton,
	productForm,
} from '../walk/steps';
import type { Neighbour } from '../walk/types';

export const PRODUCT: readonly Neighbour[] = [
	{
		plugin: 'product/swatches',
		family: 'swatches',
		shows: [ '.swatch' ],
		walk: async ( walk ) => {
			const { page } = walk;
			const swatch = ( name: string ) =>
				page.getByRole( 'button', { name: `Swatch ${ name }` } );
			await listing( walk );
			await open( walk, 'product', '/product/wool-throw/' );
			await walk.step( 'product: one swatch', () =>
				swatch( 'sand' ).click()
			);
			await walk.step( 'product: the other swatch', async () => {
				await swatch( '150x220' ).click();
				await expect(
					productForm( page ).locator(
						'.woocommerce-variation-price'
					)
				).toContainText( '119' );
			} );
			await product( walk, 'wool-throw', {
				first: async () => {
					await swatch( 'moss' ).click();
					await swatch( '130x180' ).click();
				},
			} );
			await cart( walk );
			await checkout( walk );
		},
	},
	{
		plugin: 'product/quick-look',
		family: 'plugin’s own quick view',
		shows: [ '#looked-at form.variations_form' ],
		walk: async ( walk ) => {
			const { page } = walk;
			const inside = page.locator( '#looked-at form.variations_form' );
			await open( walk, 'listing', '/shop/' );
			await walk.step( 'listing: quick view', async () => {
				await page
					.getByRole( 'button', { name: 'Quick look' } )
					.click();
				await expect( inside ).toBeVisible();
			} );
			await walk.step( 'listing: choose in it', async () => {
				await inside.locator( 'select' ).first().selectOption( 'sand' );
				await inside
					.locator( 'select' )
					.last()
					.selectOption( '150x220' );
			} );
			await walk.step( 'listing: add from it', async () => {
				await inside.locator( '.single_add_to_cart_button' ).click();
				await expect.poll( walk.pieces ).toBe( 1 );
			} );
			await product( walk, 'ripple-vase' );
			await cart( walk );
			await checkout( walk );
		},
	},
	{
		plugin: 'product/select-boxes',
		family: 'select2 on variations',
		shows: [ '.select2-selection__rendered', '#choice-note' ],
		walk: async ( walk ) => {
			const { page } = walk;
			const pick = async ( box: number, option: string ) => {
				await page
					.locator( '.variations .select2-selection' )
					.nth( box )
					.click();
				await page
					.locator( '.select2-results__option' )
					.filter( { hasText: option } )
					.click();
			};
			await listing( walk );
			await open( walk, 'product', '/product/wool-throw/' );
			await walk.step( 'product: clear', () =>
				page.locator( '.reset_variations' ).click()
			);
			await walk.step( 'product: first dropdown', () =>
				pick( 0, 'Sand' )
			);
			await walk.step( 'product: second dropdown', async () => {
				await pick( 1, '150' );
				await expect( page.locator( '#choice-note' ) ).toContainText(
					'119'
				);
			} );
			await walk.step( 'product: add', async () => {
				await productButton( page ).click();
				await expectPieces( walk, 2 );
			} );
			await cart( walk );
			await checkout( walk );
		},
	},
	{
		plugin: 'product/wishlist',
		family: 'wishlist',
		shows: [ '.wish-count', '.wished', '.bought' ],
		prepare: `wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'wishes', 'post_title' => 'Wishes', 'post_content' => '[wishes]' ) );`,
		walk: async ( walk ) => {
			const { page } = walk;
			await open( walk, 'listing', LISTING );
			await walk.step( 'listing: wish', async () => {
				await cardOf( page, NOTEBOOK )
					.locator( '.wish' )
					.first()
					.click();
				await expect( page.locator( '.wish-count' ) ).toHaveText( '1' );
			} );
			await open( walk, 'product', '/product/ripple-vase/' );
			await walk.step( 'product: wish', async () => {
				await page
					.locator( 'form.cart ~ .wish, .wish' )
					.first()
					.click();
				await expect( page.locator( '.wish-count' ) ).toHaveText( '2' );
			} );
			await open( walk, 'wishes', '/wishes/' );
			await walk.step( 'wishes: add', async () => {
				await page
					.locator( '.wished', { hasText: NOTEBOOK } )
					.locator( '.add_to_cart_button' )
					.click();
				await expectPieces( walk, 1 );
			} );
			await product( walk, 'ripple-vase' );
			await cart( walk );
			await checkout( walk );
		},
	},
];
