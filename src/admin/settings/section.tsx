import { Button } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { DataForm, type Field as FormField } from '@wordpress/dataviews/wp';
import { resets } from '../../core/settings/draft';
import type { Group, Value } from '../../core/settings/types';
import { Row } from './row';
import { useSettingsContext } from './state/context';

type Item = Record< string, Value >;

const TYPES = {
	boolean: 'boolean',
	integer: 'integer',
	string: 'text',
	array: 'array',
} as const;

/** A group of settings under its heading. */
export const Section = ( { group }: { group: Group } ) => {
	const { values, change } = useSettingsContext();
	const fields = useMemo(
		() =>
			group.fields.map(
				( { key, label, type } ): FormField< Item > => ( {
					id: key,
					label,
					type: TYPES[ type ],
					Edit: Row,
				} )
			),
		[ group ]
	);
	const form = useMemo(
		() => ( { fields: group.fields.map( ( { key } ) => key ) } ),
		[ group ]
	);
	const others = resets( [ group ], values );
	return (
		<section
			className="vitrine-settings__group"
			aria-labelledby={ `vitrine-group-${ group.id }` }
		>
			<h2 id={ `vitrine-group-${ group.id }` }>{ group.label }</h2>
			<DataForm< Item >
				data={ { ...values } }
				fields={ fields }
				form={ form }
				onChange={ change }
			/>
			{ Object.keys( others ).length > 0 && (
				<Button
					variant="tertiary"
					onClick={ () => change( others ) }
					__next40pxDefaultSize
				>
					{ sprintf(
						/* translators: %s: name of a group of settings. */
						__( 'Reset “%s” to the defaults', 'vitrine' ),
						group.label
					) }
				</Button>
			) }
		</section>
	);
};
