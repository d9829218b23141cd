import {
	BlockContextProvider,
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { QUERY } from '../../src/editor/checkout/part';
import { ServerPreview } from '../../src/editor/server-preview';
import metadata from './block.json';
import { Extras, MomentPicker } from './extras';
import { Layout, Parts, type ViewProps } from './panels';

const Columns = () => (
	<div
		{ ...useInnerBlocksProps( { className: 'vitrine-checkout-layout' } ) }
	/>
);

/**
 * The checkout block with inner blocks, each of which shows a part of the form.
 *
 * @param props
 * @param props.block    Block props.
 * @param props.moment
 * @param props.onMoment
 * @param props.query
 */
export const Composed = ( { block, moment, onMoment, query }: ViewProps ) => {
	const { attributes } = block;
	const names = [
		'vitrine-checkout',
		attributes.layout === 'modern' && 'vitrine-checkout--modern',
		attributes.stickyReview === 'on' && 'is-sticky',
	];
	return (
		<>
			<InspectorControls>
				<Layout { ...block } />
				<Parts { ...block } isComposed />
				<Extras { ...block } isComposed />
				<MomentPicker moment={ moment } onChange={ onMoment } />
			</InspectorControls>
			<div
				{ ...useBlockProps( {
					className: names.filter( Boolean ).join( ' ' ),
				} ) }
			>
				{ attributes.mobileSummary && (
					<ServerPreview
						block={ metadata.name }
						attributes={ attributes }
						title={ __( 'Order summary', 'vitrine' ) }
						empty={ __( 'Order summary', 'vitrine' ) }
						query={ { vitrine_moment: 'summary' } }
						isSmall
					/>
				) }
				<BlockContextProvider
					value={ {
						[ QUERY ]: {
							...query,
							vitrine_checkout: JSON.stringify( attributes ),
						},
					} }
				>
					<Columns />
				</BlockContextProvider>
			</div>
		</>
	);
};
