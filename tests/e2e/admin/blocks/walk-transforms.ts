import type { Page } from '@playwright/test';
import { become, inWords } from '../../steps/transforms';
import { expect } from '../../support/test';
import type { Pair, Taken } from './counterparts';

const to = ( from: string, other: string ) => `${ from } > ${ other }`;

/** Returns the registered blocks, and the transforms between ours and others. */
const editorOf = (
	page: Page
): Promise< { names: string[]; known: string[] } > =>
	page.evaluate( () => {
		interface Transform {
			blocks?: string[];
		}
		const { blocks } = (
			window as unknown as {
				wp: {
					blocks: {
						getBlockTypes: () => { name: string }[];
						getBlockTransforms: (
							direction: 'from' | 'to',
							name: string
						) => Transform[];
					};
				};
			}
		 ).wp;
		const names = blocks.getBlockTypes().map( ( { name } ) => name );
		const others = ( name: string, direction: 'from' | 'to' ) =>
			blocks
				.getBlockTransforms( direction, name )
				.flatMap( ( one ) => one.blocks ?? [] )
				.filter( ( other ) => names.includes( other ) );
		const known = names
			.filter( ( name ) => name.startsWith( 'vitrine/' ) )
			.flatMap( ( name ) => [
				...others( name, 'from' ).map(
					( other ) => `${ other } > ${ name }`
				),
				...others( name, 'to' ).map(
					( other ) => `${ name } > ${ other }`
				),
			] )
			.sort();
		return { names, known };
	} );

/**
 * Tests every transform that an editor has.
 *
 * @param page  The editor.
 * @param pairs Transforms to test in both directions.
 * @param gone  Transforms to test in one direction.
 * @return The tested transforms.
 */
export async function walkAll(
	page: Page,
	pairs: readonly Pair[],
	gone: readonly Taken[] = []
): Promise< string[] > {
	const { names, known } = await editorOf( page );
	const isHere = ( { ours, theirs }: Pair | Taken ) => {
		const [ from, other ] = [ theirs, ours ].map( ( one ) =>
			typeof one === 'string' ? one : one.name
		) as [ string, string ];
		return known.includes( to( from, other ) );
	};
	const walked: string[] = [];
	for ( const { ours, theirs, inner } of pairs.filter(
		( one ) =>
			isHere( one ) && ( ! one.needs || names.includes( one.needs ) )
	) ) {
		// Retry, since the editor loads the categories only when the first one is needed.
		await expect( async () => {
			const all = await become( page, ours, theirs, ours.name );
			expect( inWords( all ) ).toEqual( [
				`offered valid ${ theirs }`,
				`offered valid ${ ours.name }`,
			] );
			expect( all[ 1 ] ).toMatchObject( {
				attributes: ours.attributes,
				...( inner && { inner } ),
			} );
		} ).toPass( { timeout: 10_000 } );
		walked.push( to( ours.name, theirs ), to( theirs, ours.name ) );
	}
	for ( const { ours, theirs, kept } of gone.filter( isHere ) ) {
		await expect( async () => {
			const all = await become( page, theirs, ours );
			expect( inWords( all ) ).toEqual( [ `offered valid ${ ours }` ] );
			expect( all[ 0 ] ).toMatchObject( { attributes: kept } );
		} ).toPass( { timeout: 10_000 } );
		walked.push( to( theirs.name, ours ) );
	}
	// Every known transform has been tested.
	expect( known.filter( ( one ) => ! walked.includes( one ) ) ).toEqual( [] );
	return walked;
}
