import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { STANDARD, standardSet } from '../../src/editor/checkout/standard-set';
import { EditLayout } from '../../src/editor/edit-layout';
import { ServerPreview } from '../../src/editor/server-preview';
import metadata from './block.json';
import { Extras, MomentPicker } from './extras';
import { Layout, Parts, type ViewProps } from './panels';

/**
 * The checkout block without inner blocks, rendered by the server. It stays so
 * until the owner edits its layout.
 *
 * @param props
 * @param props.block    Block props.
 * @param props.moment
 * @param props.onMoment
 * @param props.query
 */
export const Standard = ( { block, moment, onMoment, query }: ViewProps ) => {
	const { attributes, clientId, setAttributes } = block;
	return (
		<>
			<EditLayout
				clientId={ clientId }
				parts={ () => standardSet( attributes ) }
				// These attributes are replaced by the presence of inner
				// blocks.
				onCompose={ () => setAttributes( { ...STANDARD } ) }
			/>
			<InspectorControls>
				<Layout { ...block } />
				<Parts { ...block } />
				<Extras { ...block } />
				<MomentPicker moment={ moment } onChange={ onMoment } />
			</InspectorControls>
			<div { ...useBlockProps() }>
				<ServerPreview
					block={ metadata.name }
					attributes={ attributes }
					title={ __( 'Checkout', 'vitrine' ) }
					empty={ __( 'The checkout form appears here.', 'vitrine' ) }
					query={ query }
				/>
			</div>
		</>
	);
};
