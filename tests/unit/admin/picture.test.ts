import { picture } from '../../../src/admin/product/picture';

/** A media library that selects an image at once. */
const library = ( chosen: { id: number; url: string } ) => {
	let select: () => void = () => undefined;
	Object.assign( window, {
		wp: {
			media: () => ( {
				on: ( _event: string, listener: () => void ) => {
					select = listener;
				},
				open: () => select(),
				state: () => ( {
					get: () => ( { toJSON: () => [ chosen ] } ),
				} ),
			} ),
		},
	} );
};

const open = ( url = '', id = '' ) => {
	document.body.innerHTML = `<span data-vitrine-picture="${ url }" data-label="Oak"><input type="hidden" name="images[oak]" value="${ id }"></span>`;
	const root = document.querySelector< HTMLElement >( 'span' )!;
	picture( root );
	const named = ( name: string ) =>
		root.querySelector< HTMLButtonElement >( `[aria-label="${ name }"]` )!;
	return {
		field: root.querySelector( 'input' )!,
		image: root.querySelector( 'img' )!,
		choose: named( 'Choose image: Oak' ),
		remove: named( 'Remove image: Oak' ),
	};
};

describe( 'the image of a value', () => {
	it( 'is selected in the media library and removed', () => {
		library( { id: 7, url: 'https://shop.test/oak.jpg' } );
		const { field, image, choose, remove } = open();
		expect( [ image.hidden, remove.hidden ] ).toEqual( [ true, true ] );
		choose.click();
		expect( field.value ).toBe( '7' );
		expect( image.src ).toBe( 'https://shop.test/oak.jpg' );
		expect( [ image.hidden, remove.hidden ] ).toEqual( [ false, false ] );
		remove.click();
		expect( field.value ).toBe( '' );
		expect( image.hidden ).toBe( true );
		expect( choose.ownerDocument.activeElement ).toBe( choose );
	} );

	it( 'is shown when set', () => {
		const { image, remove } = open( 'https://shop.test/ash.jpg', '8' );
		expect( image.src ).toBe( 'https://shop.test/ash.jpg' );
		expect( [ image.hidden, remove.hidden ] ).toEqual( [ false, false ] );
	} );
} );
