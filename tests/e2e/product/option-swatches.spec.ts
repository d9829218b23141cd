import { field, openProduct } from '../steps/variations';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const SAND = 'rgb(220, 199, 161)';

/** Gives a color an image, which takes precedence. */
const PICTURE = `
	$image = get_posts( array( 'post_type' => 'attachment', 'post_mime_type' => 'image', 'post_status' => 'inherit', 'numberposts' => 1, 'fields' => 'ids' ) )[0];
	update_option( 'vitrine_swatch_images', array( 'attribute_colour' => array( 'slate' => $image ) ) );
	foreach ( taxonomy_exists( 'pa_colour' ) ? get_terms( array( 'taxonomy' => 'pa_colour', 'slug' => 'slate' ) ) : array() as $term ) {
		update_term_meta( $term->term_id, 'vitrine_image', $image );
	}
`;

test( 'option buttons show swatch colors and images', async ( {
	page,
	site,
} ) => {
	await site.php( PICTURE );
	await openProduct( page, 'wool-throw' );
	const option = ( name: string ) =>
		field( page, 'Color' ).locator( 'label' ).filter( { hasText: name } );
	const sand = option( 'Sand' ).locator( '.vitrine-option-swatch' );
	await expect( sand ).toHaveCSS( 'background-color', SAND );
	await option( 'Sand' ).click();
	await expect( option( 'Sand' ).getByRole( 'radio' ) ).toBeChecked();
	const slate = option( 'Slate' ).locator( 'img' );
	await expect( slate ).toBeVisible();
	await expect
		.poll( () =>
			slate.evaluate( ( img: HTMLImageElement ) => img.naturalWidth )
		)
		.toBeGreaterThan( 0 );
	await option( 'Slate' ).click();
	await expect( option( 'Slate' ).getByRole( 'radio' ) ).toBeChecked();
	await expect(
		field( page, 'Size' ).locator( '.vitrine-option-swatch' )
	).toHaveCount( 0 );
	await expectAccessible( page, 'form.variations_form' );
	await page.emulateMedia( { forcedColors: 'active' } );
	await expect( sand ).toHaveCSS( 'background-color', SAND );
} );
