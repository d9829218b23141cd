import './act';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { canonical, element, names, printed, read } from './fixtures';

/** React reports hydration mismatches on the console. */
const complaints = () => {
	const error = jest.spyOn( console, 'error' ).mockImplementation();
	return () => {
		const said = error.mock.calls.map( ( [ first ] ) => String( first ) );
		error.mockRestore();
		return said;
	};
};

describe( 'React renders what PHP prints', () => {
	it.each( names )( '%s', ( name ) => {
		expect(
			canonical( renderToStaticMarkup( element( read( name ) ) ) )
		).toBe( canonical( printed( name ) ) );
	} );
} );

/** Hidden content is in a template and rendered again on hydration. */
const seen = names.filter(
	( name ) => ! printed( name ).includes( '<template>' )
);

describe( "React hydrates PHP's markup without an error", () => {
	it.each( seen )( '%s', async ( name ) => {
		const container = document.createElement( 'div' );
		container.innerHTML = printed( name );
		const recovered = jest.fn();
		const said = complaints();
		await act( async () => {
			hydrateRoot( container, element( read( name ) ), {
				onRecoverableError: recovered,
			} );
		} );
		expect( said() ).toEqual( [] );
		expect( recovered ).not.toHaveBeenCalled();
	} );
} );
