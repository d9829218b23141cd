import { collect } from '../../../../src/behaviours/product/form-data';

const formOf = ( fields: string ) => {
	document.body.innerHTML = `<form>${ fields }</form>`;
	return new FormData( document.querySelector( 'form' )! );
};

it( 'keeps files and repeated names', () => {
	const form = formOf(
		'<input type="file" name="logo"><input name="size[]" value="s"><input name="size[]" value="m">'
	);
	const { body } = collect( form, '7', 'add' );
	expect( body.get( 'logo' ) ).toBeInstanceOf( File );
	expect( body.getAll( 'size[]' ) ).toEqual( [ 's', 'm' ] );
} );

it( 'adds one piece where the form has no quantity', () => {
	const { body, quantity } = collect( formOf( '' ), '7', 'add' );
	expect( quantity ).toBe( 1 );
	expect( body.get( 'quantity' ) ).toBe( '1' );
} );

it( 'omits an empty quantity of a group', () => {
	const { body, quantity } = collect(
		formOf( '<input name="quantity[3]" value="0">' ),
		'7',
		'add'
	);
	expect( quantity ).toBe( 0 );
	expect( [ ...body.keys() ] ).toEqual( [ 'action', 'add-to-cart' ] );
} );
