import { readFileSync } from 'node:fs';

const text = ( path: string ) => readFileSync( path, 'utf8' );

it( 'publishes every type a published one depends on', () => {
	const [ , list = '' ] =
		/const TYPES = \[([^\]]+)\]/.exec(
			text( '.config/webpack.config.js' )
		) ?? [];
	const published = [ ...list.matchAll( /'(\w+)'/g ) ].map(
		( [ , name = '' ] ) => name
	);
	const needed = published.flatMap( ( name ) =>
		[
			...text( `src/contract/types/${ name }.ts` ).matchAll(
				/from '\.\/([\w/-]+)'/g
			),
		].map( ( [ , other ] ) => other )
	);
	expect( published ).toContain( 'global' );
	expect(
		needed.filter( ( name ) => ! published.includes( name! ) )
	).toEqual( [] );
} );
