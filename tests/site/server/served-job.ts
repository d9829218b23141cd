import type { Outcome } from '../tools/exec';

/**
 * Has a site's web server run a job.
 *
 * @param address The site's.
 * @param name    The job's, as writeJob() gave it.
 * @return Its outcome; 255 is the code of a job that did not come to its end.
 */
export async function runServed(
	address: string,
	name: string
): Promise< Outcome > {
	const answer = await fetch( `${ address }/.job/${ name }` );
	const text = await answer.text();
	const [ before = '', code, stderr = '', after = '' ] = text.split(
		`<${ name }>`
	);
	return code === undefined
		? { code: 255, stdout: '', stderr: text }
		: { code: Number( code ), stdout: before + after, stderr };
}
