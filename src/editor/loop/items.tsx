import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- WordPress's own list of posts is made of it; there is no other way to show blocks once for each post.
	__experimentalUseBlockPreview as useBlockPreview,
	BlockContextProvider,
	store as blockEditorStore,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { memo } from '@wordpress/element';

type Blocks = Parameters< typeof useBlockPreview >[ 0 ][ 'blocks' ];

/** The first result: its blocks are those of the template, to be edited. */
const Editable = () => (
	<li { ...useInnerBlocksProps( { className: 'vitrine-loop-item' } ) } />
);

/** Another result: the same blocks with its own content. */
const Shown = memo( ( { blocks }: { blocks: Blocks } ) => (
	<li
		{ ...useBlockPreview( {
			blocks,
			props: { className: 'vitrine-loop-item' },
		} ) }
	/>
) );

/**
 * Real posts in the template: the first can be edited, the others follow.
 *
 * @param props
 * @param props.clientId Of the block.
 * @param props.ids      Of the posts, at least one.
 * @param props.postType Their type.
 */
export const Items = ( {
	clientId,
	ids,
	postType,
}: {
	clientId: string;
	ids: readonly number[];
	postType: string;
} ) => {
	const blocks = useSelect(
		( select ) => select( blockEditorStore ).getBlocks( clientId ),
		[ clientId ]
	);
	return (
		<ul className="vitrine-loop-items">
			{ ids.map( ( postId, index ) => (
				<BlockContextProvider
					key={ postId }
					value={ { postId, postType } }
				>
					{ index === 0 ? <Editable /> : <Shown blocks={ blocks } /> }
				</BlockContextProvider>
			) ) }
		</ul>
	);
};
