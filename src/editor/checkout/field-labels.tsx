import { TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

/** Unprefixed field name and its default label. */
export type FieldWord = readonly [ name: string, usual: string ];

/** The address fields. */
export const ADDRESS: readonly FieldWord[] = [
	[ 'first_name', __( 'First name', 'vitrine' ) ],
	[ 'last_name', __( 'Last name', 'vitrine' ) ],
	[ 'company', __( 'Company', 'vitrine' ) ],
	[ 'country', __( 'Country / Region', 'vitrine' ) ],
	[ 'address_1', __( 'Street address', 'vitrine' ) ],
	[ 'address_2', __( 'Apartment, suite, unit', 'vitrine' ) ],
	[ 'postcode', __( 'Postcode / ZIP', 'vitrine' ) ],
	[ 'city', __( 'Town / City', 'vitrine' ) ],
	[ 'state', __( 'State / County', 'vitrine' ) ],
];

/**
 * Controls for field labels. An empty label uses the default one, which depends
 * on the shopper's country and language.
 *
 * @param props
 * @param props.fields
 * @param props.labels   Field name to custom label.
 * @param props.onChange
 */
export const FieldLabels = ( {
	fields,
	labels,
	onChange,
}: {
	fields: readonly FieldWord[];
	labels: Readonly< Record< string, string > >;
	onChange: ( labels: Record< string, string > ) => void;
} ) =>
	fields.map( ( [ name, usual ] ) => (
		<TextControl
			key={ name }
			/* translators: %s: name of a field. */
			label={ sprintf( __( 'Label of “%s”', 'vitrine' ), usual ) }
			value={ labels[ name ] ?? '' }
			onChange={ ( label ) => {
				const { [ name ]: _old, ...others } = labels;
				onChange( label ? { ...others, [ name ]: label } : others );
			} }
		/>
	) );
