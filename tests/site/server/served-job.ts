import type { Outcome } from '../tools/exec';

/**
 * Has a site's web server run a job.
 *
 * @param address URL of the site.
 * @param name    Name of the job from writeJob().
 * @return Its outcome; the code 255 is for a job that was aborted.
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
