import { picker } from '../../../src/admin/product/picker';

const start = ( chosen?: string ) => {
	document.body.innerHTML = `<div id="root"><label>Products</label><input type="text" name="products" value="7"></div>`;
	const root = document.querySelector< HTMLElement >( '#root' )!;
	if ( chosen !== undefined ) {
		root.dataset.chosen = chosen;
	}
	picker( root );
	return document.querySelector< HTMLInputElement >( '[name="products"]' )!;
};

describe( 'the product search field', () => {
	it( 'replaces the input and shows the selected products', () => {
		const field = start( '[{"id":7,"name":"Mug & saucer"}]' );
		expect( field.type ).toBe( 'hidden' );
		expect( document.querySelector( 'li' )?.textContent ).toContain(
			'Mug & saucer'
		);
	} );

	it( 'replaces the input when nothing is selected', () => {
		expect( start().type ).toBe( 'hidden' );
	} );

	it.each( [ '', '{"id":7}', '[{"id":"7","name":"Mug"}]', '[{"id":7}]' ] )(
		'leaves the input as it is when its data is %s',
		( chosen ) => {
			const field = start( chosen );
			expect( field.type ).toBe( 'text' );
			expect( field.value ).toBe( '7' );
			expect( document.querySelector( 'li' ) ).toBeNull();
		}
	);
} );
