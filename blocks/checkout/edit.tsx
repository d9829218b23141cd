import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Checkout } from '../../src/components/checkout/checkout';
import { classes } from '../../src/components/parts/classes';
import { Preview } from '../../src/editor/preview';
import { sampleGroups, sampleMethods, sampleOrder } from './sample';

/** The block's own word, or that of the settings. */
type Choice = 'default' | 'on' | 'off';

interface Attributes extends Record< string, unknown > {
	layout: 'default' | 'modern';
	stickyReview: Choice;
	collapsibleReview: Choice;
	showCoupon: boolean;
	showNotes: boolean;
	showCompany: boolean;
	showPhone: boolean;
	createAccount: boolean;
}

type Props = BlockEditProps< Attributes >;

const YesNo = ( props: {
	label: string;
	help: string;
	value: Choice;
	onChange: ( value: Choice ) => void;
} ) => (
	<SelectControl
		{ ...props }
		options={ [
			{
				value: 'default',
				label: __( 'As the settings have it', 'vitrine' ),
			},
			{ value: 'on', label: __( 'Yes', 'vitrine' ) },
			{ value: 'off', label: __( 'No', 'vitrine' ) },
		] }
	/>
);

const Layout = ( { attributes, setAttributes }: Props ) => (
	<PanelBody title={ __( 'Layout', 'vitrine' ) }>
		<SelectControl
			label={ __( 'Layout', 'vitrine' ) }
			value={ attributes.layout }
			options={ [
				{ value: 'default', label: __( 'One column', 'vitrine' ) },
				{
					value: 'modern',
					label: __( 'Modern, two columns', 'vitrine' ),
				},
			] }
			onChange={ ( layout ) => setAttributes( { layout } ) }
		/>
		<YesNo
			label={ __( 'Keep the order review in view', 'vitrine' ) }
			help={ __(
				'On wide screens it then stands beside the form.',
				'vitrine'
			) }
			value={ attributes.stickyReview }
			onChange={ ( stickyReview ) => setAttributes( { stickyReview } ) }
		/>
		<YesNo
			label={ __( 'Let shoppers fold the order review away', 'vitrine' ) }
			help={ __( 'The total stays in sight.', 'vitrine' ) }
			value={ attributes.collapsibleReview }
			onChange={ ( collapsibleReview ) =>
				setAttributes( { collapsibleReview } )
			}
		/>
	</PanelBody>
);

const Parts = ( { attributes, setAttributes }: Props ) => {
	const parts = [
		[ 'showPhone', __( 'Phone', 'vitrine' ) ],
		[ 'showCompany', __( 'Company', 'vitrine' ) ],
		[ 'showNotes', __( 'Order notes', 'vitrine' ) ],
		[ 'showCoupon', __( 'Coupon field', 'vitrine' ) ],
		[ 'createAccount', __( 'Create an account', 'vitrine' ) ],
	] as const;
	return (
		<PanelBody title={ __( 'Fields', 'vitrine' ) }>
			{ parts.map( ( [ name, label ] ) => (
				<ToggleControl
					key={ name }
					label={ label }
					help={
						name === 'createAccount'
							? __(
									'For guests, where the site lets anyone register.',
									'vitrine'
							  )
							: undefined
					}
					checked={ attributes[ name ] }
					onChange={ ( shown ) =>
						setAttributes( { [ name ]: shown } )
					}
				/>
			) ) }
		</PanelBody>
	);
};

/**
 * The checkout in the editor, on a sample order.
 *
 * @param props Of the block.
 */
export const Edit = ( props: Props ) => {
	const { attributes } = props;
	const options = {
		coupon: attributes.showCoupon,
		notes: attributes.showNotes,
		company: attributes.showCompany,
		phone: attributes.showPhone,
		create_account: attributes.createAccount,
		collapsible: attributes.collapsibleReview !== 'off',
	};
	const className = classes(
		'vitrine-checkout',
		attributes.layout === 'modern' && 'vitrine-checkout--modern',
		attributes.stickyReview === 'on' && 'is-sticky'
	);
	return (
		<>
			<InspectorControls>
				<Layout { ...props } />
				<Parts { ...props } />
			</InspectorControls>
			<div { ...useBlockProps( { className } ) }>
				<Preview>
					<Checkout
						cart={ sampleOrder() }
						groups={ sampleGroups( options ) }
						methods={ sampleMethods() }
						options={ options }
					/>
				</Preview>
			</div>
		</>
	);
};
