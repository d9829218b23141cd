import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ChoiceToolbar } from '../../src/editor/controls/choice-toolbar';
import { ColumnsToolbar } from '../../src/editor/controls/columns-toolbar';
import { LayoutPanel } from '../../src/editor/loop/layout-panel';
import { PreviewProvider } from '../../src/editor/loop/preview/preview-provider';
import { QueryPanel } from '../../src/editor/loop/query/query-panel';
import type { BuilderProps } from '../../src/editor/loop/builder';
import { useBlockId } from '../../src/editor/loop/use-block-id';
import { useLoopPreview } from '../../src/editor/loop/preview/use-loop-preview';
import { useUniqueQuery } from '../../src/editor/loop/query/use-unique-query';
import metadata from './block.json';

/**
 * The loop builder in the editor.
 *
 * @param props Block props.
 */
export const Edit = ( props: BuilderProps ) => {
	const { attributes, setAttributes, clientId, context } = props;
	const known = useLoopPreview( clientId, context.postId );
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
			{ attributes.layout === 'grid' && (
				<ColumnsToolbar
					columns={ attributes.columns }
					most={ 6 }
					onChange={ ( columns ) => setAttributes( { columns } ) }
				/>
			) }
			<InspectorControls>
				<QueryPanel { ...props } />
				<LayoutPanel { ...props } />
			</InspectorControls>
			<div { ...blockProps }>
				<PreviewProvider known={ known }>{ children }</PreviewProvider>
			</div>
		</>
	);
};
