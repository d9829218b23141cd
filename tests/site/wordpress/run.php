<?php
/**
 * Runs a job in a site: `php run.php <site folder> <job>`. The job is
 * private/jobs/<job>.json: { file, args, load, user }.
 *
 * @package Vitrine
 */

declare(strict_types=1);

define( 'VITRINE_SITE_JOB', true );

$vitrine_folder = $argv[1];
$vitrine_job    = json_decode( (string) file_get_contents( $vitrine_folder . '/private/jobs/' . $argv[2] . '.json' ), true, 64, JSON_THROW_ON_ERROR );
$vitrine_site   = require $vitrine_folder . '/private/config.php';
$vitrine_host   = (string) preg_replace( '#^https?://#', '', $vitrine_site['url'] );

$_SERVER['HTTP_HOST']       = $vitrine_host;
$_SERVER['SERVER_NAME']     = (string) strtok( $vitrine_host, ':' );
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';

$args = (array) $vitrine_job['args'];

if ( $vitrine_job['load'] ) {
	require $vitrine_folder . '/www/wp-load.php';
	wp_set_current_user( (int) $vitrine_job['user'] );
}

require $vitrine_job['file'];
