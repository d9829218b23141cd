import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Moment } from './extras';

/** The block's own setting, or the default from the shop's settings. */
export type Choice = 'default' | 'on' | 'off';

export interface Attributes extends Record< string, unknown > {
	layout: 'default' | 'modern';
	stickyReview: Choice;
	collapsibleReview: Choice;
	mobileSummary: boolean;
	showCoupon: boolean;
	showNotes: boolean;
	showCompany: boolean;
	showPhone: boolean;
	createAccount: boolean;
	showLogin: boolean;
	emailCheck: boolean;
	suggestAddresses: boolean;
	expressButtons: boolean;
	showNextSteps: boolean;
}

export type Props = BlockEditProps< Attributes >;

/** Props of the block's views with and without inner blocks. */
export interface ViewProps {
	block: Props;
	/** The guest's step shown in the preview. */
	moment: Moment;
	onMoment: ( moment: Moment ) => void;
	/** Query arguments of the server preview. */
	query: Record< string, string >;
}

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
				label: __( 'Default (from the settings)', 'vitrine' ),
			},
			{ value: 'on', label: __( 'Yes', 'vitrine' ) },
			{ value: 'off', label: __( 'No', 'vitrine' ) },
		] }
	/>
);

/**
 * Layout of form and order review.
 *
 * @param props               Block props.
 * @param props.attributes
 * @param props.setAttributes
 */
export const Layout = ( { attributes, setAttributes }: Props ) => (
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
			label={ __( 'Sticky order summary', 'vitrine' ) }
			help={ __(
				'On desktop, it is shown next to the form.',
				'vitrine'
			) }
			value={ attributes.stickyReview }
			onChange={ ( stickyReview ) => setAttributes( { stickyReview } ) }
		/>
		<YesNo
			label={ __( 'Collapsible order summary', 'vitrine' ) }
			help={ __( 'The total stays visible.', 'vitrine' ) }
			value={ attributes.collapsibleReview }
			onChange={ ( collapsibleReview ) =>
				setAttributes( { collapsibleReview } )
			}
		/>
		<ToggleControl
			label={ __( 'Order summary above the form on phones', 'vitrine' ) }
			help={ __( 'It shows the total and unfolds.', 'vitrine' ) }
			checked={ attributes.mobileSummary }
			onChange={ ( mobileSummary ) => setAttributes( { mobileSummary } ) }
		/>
	</PanelBody>
);

/**
 * Toggles for fields.
 *
 * @param props               Block props.
 * @param props.attributes
 * @param props.setAttributes
 * @param props.isComposed    Whether parts are inner blocks, which can be removed instead.
 */
export const Parts = ( {
	attributes,
	setAttributes,
	isComposed = false,
}: Props & { isComposed?: boolean } ) => {
	const all = [
		[ 'showPhone', __( 'Phone', 'vitrine' ) ],
		[ 'showCompany', __( 'Company', 'vitrine' ) ],
		[ 'showNotes', __( 'Order notes', 'vitrine' ) ],
		[ 'createAccount', __( 'Create an account', 'vitrine' ) ],
	] as const;
	const parts = all.filter(
		( [ name ] ) => ! isComposed || name !== 'showNotes'
	);
	return (
		<PanelBody title={ __( 'Fields', 'vitrine' ) }>
			{ parts.map( ( [ name, label ] ) => (
				<ToggleControl
					key={ name }
					label={ label }
					help={
						name === 'createAccount'
							? __(
									'For guests, if your site allows registration.',
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
