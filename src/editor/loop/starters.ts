import {
	getBlockType,
	parse,
	registerBlockVariation,
	store as blocksStore,
} from '@wordpress/blocks';
import { subscribe } from '@wordpress/data';
import { editorData } from '../data';

type BlockInstance = ReturnType< typeof parse >[ number ];

type Template = [ string, Record< string, unknown >, Template[] ];

const asTemplate = ( {
	name,
	attributes,
	innerBlocks,
}: BlockInstance ): Template => [
	name,
	attributes,
	innerBlocks.map( asTemplate ),
];

/** What the listings are made of beside Vitrine's own. */
const CORE = 'core/columns';

/**
 * Calls back when WordPress's own blocks are registered, all in one go: before,
 * they would be left out of what is parsed.
 */
const withCoreBlocks = ( then: () => void ): void => {
	if ( getBlockType( CORE ) ) {
		then();
		return;
	}
	const stop = subscribe( () => {
		if ( getBlockType( CORE ) ) {
			stop();
			queueMicrotask( then );
		}
	}, blocksStore );
};

/**
 * Offers the listings to start from as variations.
 *
 * @param name Of the loop builder.
 */
export const addStarters = ( name: string ): void =>
	withCoreBlocks( () =>
		editorData().loop_starters.forEach( ( starter, index ) => {
			const [ block ] = parse( starter.content );
			if ( block ) {
				registerBlockVariation( name, {
					name: starter.name,
					title: starter.title,
					description: starter.description,
					// A variation is not found by the block's.
					keywords: [
						...( getBlockType( name )?.keywords ?? [] ),
						...starter.keywords,
					],
					isDefault: index === 0,
					attributes: block.attributes,
					innerBlocks: block.innerBlocks.map( asTemplate ),
				} );
			}
		} )
	);
