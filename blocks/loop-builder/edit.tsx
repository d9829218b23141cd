import {
	BlockContextProvider,
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ChoiceToolbar } from '../../src/editor/controls/choice-toolbar';
import { LayoutPanel } from '../../src/editor/loop/layout-panel';
import { QueryPanel } from '../../src/editor/loop/query-panel';
import type { BuilderProps } from '../../src/editor/loop/builder';
import { useBlockId } from '../../src/editor/loop/use-block-id';
import { useLoopPreview } from '../../src/editor/loop/use-loop-preview';
import { LoopFailure } from '../../src/islands/loop/failure';
import { useUniqueQuery } from '../../src/editor/loop/use-unique-query';
import metadata from './block.json';

/**
 * The loop builder in the editor.
 *
 * @param props Of the block.
 */
export const Edit = ( props: BuilderProps ) => {
	const { attributes, setAttributes, clientId, context } = props;
	const known = useLoopPreview( clientId, context.postId );
	const given = useMemo(
		() => ( { 'vitrine/loopPreview': known } ),
		[ known ]
	);
	const { children, ...blockProps } = useInnerBlocksProps(
		useBlockProps( { className: 'vitrine-loop' } )
	);
	useUniqueQuery( metadata.name, clientId, attributes.queryId, ( queryId ) =>
		setAttributes( { queryId } )
	);
	useBlockId( metadata.name, clientId, attributes.block_id, ( id ) =>
		setAttributes( { block_id: id } )
	);
	return (
		<>
			<ChoiceToolbar
				label={ __( 'Layout of results', 'vitrine' ) }
				value={ attributes.layout }
				choices={ [
					{
						value: 'grid',
						label: __( 'Grid', 'vitrine' ),
						icon: 'grid-view',
					},
					{
						value: 'list',
						label: __( 'List', 'vitrine' ),
						icon: 'list-view',
					},
				] }
				onChange={ ( layout ) => setAttributes( { layout } ) }
			/>
			<InspectorControls>
				<QueryPanel { ...props } />
				<LayoutPanel { ...props } />
			</InspectorControls>
			<div { ...blockProps }>
				{ known.state === 'failed' && (
					<p className="vitrine-loop-failure" role="alert">
						<LoopFailure
							text={ known.message }
							retry={ __( 'Try again', 'vitrine' ) }
							onRetry={ known.retry }
						/>
					</p>
				) }
				<BlockContextProvider value={ given }>
					{ children }
				</BlockContextProvider>
			</div>
		</>
	);
};
