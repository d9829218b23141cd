import { logIn, newPage } from '../steps/editor';
import { expect, test } from '../support/test';

test( 'the editor accepts every pattern without invalid blocks', async ( {
	page,
	site,
} ) => {
	const patterns = JSON.parse(
		await site.php(
			`echo wp_json_encode( array_column( array_filter( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), static fn ( array $one ): bool => str_starts_with( $one['name'], 'vitrine/' ) ), 'content', 'name' ) );`,
			{ user: 1 }
		)
	) as Record< string, string >;
	expect( Object.keys( patterns ).length ).toBeGreaterThanOrEqual( 20 );
	await logIn( page );
	await newPage( page, 'Patterns' );
	const refused = await page.evaluate( ( contents ) => {
		interface Block {
			name: string;
			isValid: boolean;
			innerBlocks: Block[];
		}
		const { wp } = window as unknown as {
			wp: { blocks: { parse: ( html: string ) => Block[] } };
		};
		const all = ( blocks: Block[] ): Block[] =>
			blocks.flatMap( ( block ) => [
				block,
				...all( block.innerBlocks ),
			] );
		return Object.entries( contents ).flatMap( ( [ name, content ] ) =>
			all( wp.blocks.parse( content ) )
				.filter(
					( block ) =>
						! block.isValid || block.name === 'core/missing'
				)
				.map( ( block ) => `${ name }: ${ block.name }` )
		);
	}, patterns );
	expect( refused ).toEqual( [] );
} );
