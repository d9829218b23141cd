import apiFetch from '@wordpress/api-fetch';
import {
	readFiles,
	writeFiles,
} from '../../../src/admin/product/downloads/list';
import { downloads } from '../../../src/admin/product/downloads/of-product';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );

const fetched = jest.mocked( apiFetch );

const text = () => document.querySelector( 'textarea' )!.value;

const byLabel = ( label: string ) =>
	document.querySelector< HTMLInputElement >( `[aria-label="${ label }"]` )!;

const start = ( files: string ) => {
	document.body.innerHTML =
		'<div data-upload-path="/vitrine/v1/products/files"><div id="root"><p><textarea></textarea></p></div></div>';
	document.querySelector( 'textarea' )!.value = files;
	downloads( document.querySelector< HTMLElement >( '#root' )! );
};

const choose = async () => {
	const field =
		document.querySelector< HTMLInputElement >( 'input[type="file"]' )!;
	Object.defineProperty( field, 'files', {
		value: [ new File( [ 'x' ], 'stew.pdf' ) ],
	} );
	field.dispatchEvent( new Event( 'change' ) );
	await new Promise( process.nextTick );
};

describe( 'the text of downloadable files', () => {
	it.each( [
		[
			'Book | https://a.example/b.pdf | id-1',
			[ { name: 'Book', url: 'https://a.example/b.pdf', id: 'id-1' } ],
		],
		[
			'Book | https://a.example/b.pdf',
			[ { name: 'Book', url: 'https://a.example/b.pdf', id: '' } ],
		],
		[
			'\r\n https://a.example/b.pdf \n',
			[ { name: '', url: 'https://a.example/b.pdf', id: '' } ],
		],
		[ '', [] ],
	] )( 'reads %j', ( written, files ) => {
		expect( readFiles( written ) ).toEqual( files );
	} );

	it( 'writes what it reads, without bars in names and empty rows', () => {
		const files = [
			{ name: 'A | B', url: 'https://a.example/b.pdf', id: 'x' },
			{ name: ' ', url: '', id: '' },
		];
		expect( writeFiles( files ) ).toBe(
			'A   B | https://a.example/b.pdf | x'
		);
		expect( readFiles( writeFiles( files ) ) ).toHaveLength( 1 );
	} );
} );

describe( 'rows of downloadable files', () => {
	it( 'replace the text field and write into it on every input', () => {
		start( 'Book | https://a.example/b.pdf | id-1' );
		expect( document.querySelector( 'p' )!.hidden ).toBe( true );
		const name = byLabel( 'File name of file 1' );
		name.value = 'Stews';
		name.dispatchEvent( new Event( 'input' ) );
		expect( text() ).toBe( 'Stews | https://a.example/b.pdf | id-1' );
		byLabel( 'Remove of file 1' ).click();
		expect( text() ).toBe( '' );
		expect( document.querySelector( ':focus' )?.textContent ).toBe(
			'Add file'
		);
	} );

	it( 'use an uploaded file, and its name if there is none', async () => {
		start( 'Book |  | id-1' );
		fetched.mockResolvedValueOnce( {
			name: 'stew.pdf',
			url: 'https://a.example/0.pdf',
		} );
		await choose();
		expect( text() ).toBe( 'Book | https://a.example/0.pdf | id-1' );
		expect( document.querySelector( '[role="status"]' )!.textContent ).toBe(
			'stew.pdf uploaded.'
		);
	} );

	it.each( [
		[
			{ code: 'x', message: 'Not of an allowed type.' },
			'Not of an allowed type.',
		],
		[ null, 'The connection was lost.' ],
	] )( 'show why a file was rejected: %j', async ( refused, said ) => {
		start( 'Book | https://a.example/b.pdf' );
		fetched.mockRejectedValueOnce( refused );
		await choose();
		expect( document.querySelector( '[role="alert"]' )!.textContent ).toBe(
			said
		);
		expect( text() ).toBe( 'Book | https://a.example/b.pdf' );
	} );

	it( 'show an error when the response cannot be read', async () => {
		start( 'Book | https://a.example/b.pdf' );
		fetched.mockResolvedValueOnce( { url: 7 } );
		await choose();
		expect( document.querySelector( '[role="alert"]' )!.textContent ).toBe(
			'The server’s response could not be read.'
		);
	} );
} );
