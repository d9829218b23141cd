import type { Page } from '@playwright/test';

/** A new block. */
export interface Begun {
	name: string;
	attributes?: object;
	/** Saved markup of its inner blocks. */
	inner?: string;
}

/** The result of a transform, saved and parsed again. */
export interface Became {
	/** Whether the editor offers the transform. */
	isOffered: boolean;
	name: string;
	attributes: Record< string, unknown >;
	isValid: boolean;
	/** Names of all inner blocks. */
	inner: string[];
}

interface Block {
	name: string;
	attributes: Record< string, unknown >;
	isValid: boolean;
	innerBlocks: Block[];
}

/**
 * Transforms a block step by step.
 *
 * @param page  Any editor page.
 * @param block The block to begin with.
 * @param names The block types to transform it to, one after another.
 */
export const become = (
	page: Page,
	block: Begun,
	...names: string[]
): Promise< Became[] > =>
	page.evaluate(
		( [ begun, others ] ) => {
			const { blocks } = (
				window as unknown as {
					wp: {
						blocks: {
							createBlock: (
								name: string,
								attributes: object,
								inner: Block[]
							) => Block;
							getPossibleBlockTransformations: (
								all: Block[]
							) => { name: string }[];
							switchToBlockType: (
								all: Block[],
								name: string
							) => Block[] | null;
							serialize: ( all: Block[] ) => string;
							parse: ( html: string ) => Block[];
						};
					};
				}
			 ).wp;
			const flat = ( all: Block[] ): Block[] =>
				all.flatMap( ( one ) => [ one, ...flat( one.innerBlocks ) ] );
			let now = [
				blocks.createBlock(
					begun.name,
					begun.attributes ?? {},
					blocks.parse( begun.inner ?? '' )
				),
			];
			return others.flatMap( ( other ) => {
				const isOffered = blocks
					.getPossibleBlockTransformations( now )
					.some( ( type ) => type.name === other );
				now = blocks.parse(
					blocks.serialize(
						blocks.switchToBlockType( now, other ) ?? []
					)
				);
				return now.map( ( { name, attributes, innerBlocks } ) => ( {
					isOffered,
					name,
					attributes,
					isValid: flat( now ).every( ( { isValid } ) => isValid ),
					inner: flat( innerBlocks ).map( ( one ) => one.name ),
				} ) );
			} );
		},
		[ block, names ] as const
	);

/** The results as one line each. */
export const inWords = ( all: Became[] ): string[] =>
	all.map( ( { isOffered, isValid, name } ) =>
		[ isOffered && 'offered', isValid && 'valid', name ].join( ' ' )
	);
