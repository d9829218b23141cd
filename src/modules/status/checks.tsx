import { __ } from '@wordpress/i18n';
import type { StatusCheck } from './types';
import { RebuildIndex } from './rebuild-index';

/** In order of severity. */
const LEVELS = [ 'critical', 'recommended', 'good' ] as const;

const words = {
	critical: () => __( 'Needs attention', 'vitrine' ),
	recommended: () => __( 'Recommended', 'vitrine' ),
	good: () => __( 'Passed', 'vitrine' ),
};

/**
 * The list of checks, the most severe first.
 *
 * @param props
 * @param props.checks   The checks.
 * @param props.onChange Called after a problem was fixed.
 */
export const Checks = ( {
	checks,
	onChange,
}: {
	checks: StatusCheck[];
	onChange: () => void;
} ) => (
	<ul className="vitrine-status__checks">
		{ LEVELS.flatMap( ( level ) =>
			checks
				.filter( ( check ) => check.level === level )
				.map( ( check ) => (
					<Check
						key={ check.id }
						check={ check }
						onChange={ onChange }
					/>
				) )
		) }
	</ul>
);

const Check = ( {
	check,
	onChange,
}: {
	check: StatusCheck;
	onChange: () => void;
} ) => (
	<li
		className={ `vitrine-status__check vitrine-status__check--${ check.level }` }
	>
		<span className="vitrine-status__level">
			{ words[ check.level ]() }
		</span>
		<div>
			<h3>{ check.title }</h3>
			{ check.text && <p>{ check.text }</p> }
			{ check.action && check.level !== 'good' && (
				<p>
					<a href={ check.action.url }>{ check.action.label }</a>
				</p>
			) }
			{ check.id === 'index' && <RebuildIndex onDone={ onChange } /> }
		</div>
	</li>
);
